import type { Page } from 'playwright-core'

/** Puts formats on the clipboard as another program does: a page of the same browser that the user copies from. */
export const copyElsewhere = async (page: Page, forms: Record<string, string>): Promise<void> => {
  const other = await page.context().newPage()
  await other.setContent('<p>copied</p>')
  await other.evaluate(forms => {
    document.addEventListener('copy', event => {
      event.preventDefault()
      for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text)
    })
  }, forms)
  await other.click('p')
  await other.keyboard.press('Control+c')
  await other.close()
  await page.bringToFront()
}
