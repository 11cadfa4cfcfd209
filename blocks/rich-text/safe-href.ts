export const hrefMaxLength = 2000

/**
 * Links may be http(s), mailto, tel, paths of the site and anchors. Characters that browsers skip in a scheme (blanks,
 * control characters) or read as a slash are refused anywhere.
 */
export const isSafeHref = (href: string): boolean =>
  href.length <= hrefMaxLength &&
  !/[\s\p{C}\\<>"`]/u.test(href) &&
  (isWebAddress(href) || /^(mailto:[^:/?#]+@|tel:\+?[0-9(])/i.test(href) || /^(#|\/(?!\/))/.test(href))

/** Is this an absolute http(s) URL? */
export const isWebAddress = (href: string): boolean => /^https?:\/\/[^/?#]/i.test(href) && URL.canParse(href)
