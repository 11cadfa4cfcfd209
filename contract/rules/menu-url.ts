/** A path of this site or an http(s) URL. Browsers read `//host` and `/\host` as other hosts, so they are neither. */
export const isMenuURL = (url: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))
