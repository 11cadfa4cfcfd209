/** The nonce that the document's Content-Security-Policy accepts for styles added at run time. */
export const readNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
