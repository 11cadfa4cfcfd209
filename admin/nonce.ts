/** What the server's policy for this document allows styles that are made while it runs. */
export const readNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
