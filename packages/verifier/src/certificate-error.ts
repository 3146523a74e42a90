/** Why a certificate is refused, and at which line, counted from 1. */
export class CertificateError extends Error {
  override readonly name = "CertificateError";
  line = 0;
}

/** `Verifier` says the line. */
export function refuse(reason: string): never {
  throw new CertificateError(reason);
}
