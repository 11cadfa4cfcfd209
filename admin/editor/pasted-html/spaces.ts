import type { PastedPage } from './page.ts'
import { styleOf } from './styles.ts'

/** Tabs and runs of blanks, which programs write as elements, become a blank. */
export const replaceTabs = ({ body }: PastedPage): void => {
  for (const element of body.querySelectorAll(':is(span, font, u, i, b):not(pre *)'))
    if (/^[\s\u00A0]*$/.test(element.textContent) && !element.firstElementChild && isBlanks(element))
      element.textContent = ' '
}

const isBlanks = (element: Element): boolean => {
  const style = styleOf(element)
  return (
    element.matches('.Apple-tab-span, .Apple-converted-space, .TabChar, .EOP, .LineBreakBlob > span') ||
    style.has('mso-tab-count') ||
    style.get('mso-spacerun') === 'yes' ||
    // The blanks after a typed list marker.
    /^7(\.0)?pt "?times new roman/.test(style.get('font') ?? '')
  )
}
