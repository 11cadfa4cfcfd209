import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { baseline } from './documents/baseline.ts'

// Run by hand with the path of a Chromium after a text has changed; the PDF files are committed.
const [, , executablePath = 'chromium'] = process.argv
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, html] of Object.entries(baseline)) {
  await page.setContent(html)
  await writeFile(
    new URL(`./documents/${name}.pdf`, import.meta.url),
    await page.pdf({ format: 'A4', printBackground: true, tagged: true }),
  )
}
await browser.close()
