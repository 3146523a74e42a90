/** The part of `gifenc` that is used, which comes without types. */
declare module "gifenc" {
  export type Colour = readonly number[];

  interface FrameOptions {
    readonly palette?: readonly Colour[];
    readonly repeat?: number;
    /** In milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }

  interface Encoder {
    readonly writeFrame: (index: Uint8Array, width: number, height: number, options: FrameOptions) => void;
    readonly finish: () => void;
    readonly bytes: () => Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, most: number): Colour[];
  export function applyPalette(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array;
}
