import style from './chrome.css?inline'

/** A layer above the page that the site's styles cannot reach. */
export const openChrome = (): ShadowRoot => {
  const host = document.createElement('ximblox-chrome')
  const chrome = host.attachShadow({ mode: 'open' })
  chrome.adoptedStyleSheets = [styleSheet(style)]
  document.documentElement.append(host)
  return chrome
}

/** Not a style element, which the document's policy refuses. */
export const styleSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
