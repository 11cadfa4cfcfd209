import type { BrowserContext, Frame, Page } from 'playwright-core'

const otherPrograms = new WeakMap<BrowserContext, Page>()

/** Copies from another page of the same browser, as from another program. */
export const copyElsewhere = async (page: Page, forms: Readonly<Record<string, string>>): Promise<void> => {
  const context = page.context()
  const other = otherPrograms.get(context) ?? (await context.newPage())
  otherPrograms.set(context, other)
  await other.bringToFront()
  await other.evaluate(forms => {
    document.body.textContent = 'Copied'
    delete document.body.dataset.copied
    const copy = (event: ClipboardEvent) => {
      event.preventDefault()
      for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text)
      document.body.dataset.copied = ''
    }
    document.addEventListener('copy', copy, { once: true })
  }, forms)
  await other.keyboard.press('Control+a')
  await other.keyboard.press('Control+c')
  await other.waitForSelector('[data-copied]')
  await page.bringToFront()
}

/** Copies a picture, as from a program for images; the page needs a secure origin. */
export const copyPicture = async (page: Page, bytes: Uint8Array): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async bytes => {
      const picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    },
    [...bytes],
  )
  await page.context().clearPermissions()
}

interface GivenFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Pastes files where the focus is, with other forms beside them; several cannot be put on the clipboard of a browser. */
export const pasteFiles = (
  canvas: Frame,
  files: readonly GivenFile[],
  forms: Readonly<Record<string, string>> = {},
): Promise<void> =>
  canvas.evaluate(
    ({ files, forms }) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(forms)) clipboardData.setData(type, text)
      for (const { name, type, bytes } of files)
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const init = { clipboardData, bubbles: true, cancelable: true }
      ;(document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', init))
    },
    { files: files.map(file => ({ ...file, bytes: [...file.bytes] })), forms },
  )

/** Drops files at the start of an element, with HTML beside them. */
export const dropFiles = (
  canvas: Frame,
  selector: string,
  files: readonly GivenFile[],
  html = '',
): Promise<void> =>
  canvas.evaluate(
    ({ selector, files, html }) => {
      const dataTransfer = new DataTransfer()
      if (html !== '') dataTransfer.setData('text/html', html)
      for (const { name, type, bytes } of files)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const element = document.querySelector(selector)
      const box = element?.getBoundingClientRect()
      const at = { clientX: (box?.left ?? 0) + 1, clientY: ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2 }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element?.dispatchEvent(new DragEvent(type, { ...at, dataTransfer, bubbles: true, cancelable: true }))
    },
    { selector, files: files.map(file => ({ ...file, bytes: [...file.bytes] })), html },
  )
