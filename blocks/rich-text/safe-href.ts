export const hrefMaxLength = 2000

/**
 * Whether an address may stand in a link: http(s), mailto, tel, a path of the site or an anchor. Whatever a
 * browser would skip while reading a scheme (blanks, control characters) or read as a slash is refused anywhere.
 */
export const isSafeHref = (href: string): boolean =>
  href.length <= hrefMaxLength &&
  !/[\s\p{C}\\<>"`]/u.test(href) &&
  (isWebAddress(href) || /^(mailto:[^:/?#]+@|tel:\+?[0-9(])/i.test(href) || /^(#|\/(?!\/))/.test(href))

/** Whether an address leads to a host by name. */
export const isWebAddress = (href: string): boolean => /^https?:\/\/[^/?#]/i.test(href) && URL.canParse(href)
