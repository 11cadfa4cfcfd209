/** Of this site by its path, or of another by http(s). `//host` and `/\host` lead elsewhere and are neither. */
export const isMenuURL = (url: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))
