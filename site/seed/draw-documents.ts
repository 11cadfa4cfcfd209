import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { baseline } from './documents/baseline.ts'

// Run by hand after a text changed, with CHROMIUM_PATH; its results are kept beside the texts.
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
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
