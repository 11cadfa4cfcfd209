import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import style from './chrome.css?inline'

/** A shadow root above the page, out of reach of the site's styles. */
export const openChrome = (): ShadowRoot => {
  const host = document.createElement('ximblox-chrome')
  const chrome = host.attachShadow({ mode: 'open' })
  chrome.adoptedStyleSheets = [styleSheet(style)]
  // Only the document can have fonts, and this name is not one that a site uses.
  document.fonts.add(new FontFace('Ximblox Interface', `url(${inter})`, { weight: '100 900' }))
  document.documentElement.append(host)
  return chrome
}

/** The content security policy refuses style elements. */
export const styleSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
