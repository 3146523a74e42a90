/** Why a certificate is refused, and at which line, counted from 1; 0 where whoever throws it does not know the line. */
export class CertificateError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
    this.name = "CertificateError";
  }
}

/** `Verifier` adds the line. */
export function refuse(reason: string): never {
  throw new CertificateError(0, reason);
}
