import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { followRequests } from '@ximblox/e2e/follow-requests'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { edit } from './created-project.ts'
import { editInBrowser } from './edit-in-browser.ts'
import { startSite } from './site-process.ts'

/** Changes a project while `npm run dev` serves it, with a page of it open in the editor and as a visitor sees it. */
export const developInBrowser = async (project: string): Promise<void> => {
  const url = await startSite('npm', ['run', 'dev'], project)
  await editInBrowser(url, 'Home', async editor => {
    const hasLoaded = followRequests(editor)
    const canvas = editor.frameLocator('iframe[src="/cmsadmin/canvas"]')
    await canvas.locator('h1').waitFor()
    // What is still on its way could load a document again.
    await hasLoaded()
    const visitor = await editor.context().newPage()
    await visitor.goto(url)
    await changeViewAndStyle(project, editor, canvas, visitor)
    await breakAndFix(project, visitor)
    await addBlockType(project, editor)
    await changeScreen(project, url, visitor)
  })
}

const changeViewAndStyle = async (project: string, editor: Page, canvas: FrameLocator, visitor: Page) => {
  const hero = 'section.hero'
  for (const frame of editor.frames()) await frame.evaluate(() => Object.assign(window, { kept: true }))
  await edit(project, 'src/blocks/hero/hero.tsx', text =>
    text.replace('className="hero wrap"', 'className="hero wrap" data-changed'),
  )
  await canvas.locator(`${hero}[data-changed]`).waitFor()
  await visitor.locator(`${hero}[data-changed]`).waitFor()
  await edit(project, 'src/theme.css', text => `${text}\n.hero { border-top: 3px solid rgb(1, 2, 3) }\n`)
  const border = (root: FrameLocator | Page) =>
    root.locator(hero).evaluate(element => getComputedStyle(element).borderTopColor)
  await expect.poll(() => border(visitor)).toBe('rgb(1, 2, 3)')
  await expect.poll(() => border(canvas)).toBe('rgb(1, 2, 3)')
  // Neither document was loaded again.
  for (const frame of editor.frames()) expect(await frame.evaluate(() => 'kept' in window)).toBe(true)
}

const breakAndFix = async (project: string, visitor: Page) => {
  const overlay = visitor.locator('vite-error-overlay')
  const breakings = [
    // Of TypeScript, of the definition, and of the syntax.
    ['src/blocks/hero/hero.tsx', 'props.action', 'props.actoin', "'actoin' does not exist"],
    ['src/blocks/text/text.block.ts', "id: 'text'", "id: 'hero'", '"hero"'],
    ['src/blocks/hero/hero.tsx', '</section>', '</selection>', 'hero.tsx'],
  ] as const
  for (const [file, right, wrong, message] of breakings) {
    await edit(project, file, text => text.replace(right, wrong))
    await overlay.getByText(message).first().waitFor()
    expect((await fetch(visitor.url())).status).toBe(200)
    await edit(project, file, text => text.replace(wrong, right))
    await overlay.waitFor({ state: 'detached' })
  }
}

const addBlockType = async (project: string, editor: Page) => {
  await mkdir(join(project, 'src/blocks/remark'))
  await writeFile(join(project, 'src/blocks/remark/remark.block.ts'), remarkBlock)
  await writeFile(join(project, 'src/blocks/remark/remark.tsx'), remarkView)
  await edit(project, 'src/views.ts', text =>
    text
      .replace('export default', `${imported('./blocks/remark/remark')}\n${viewImport}\nexport default`)
      .replace('    blockView(text, Text, null),', '$&\n    blockView(remark, Remark, null),'),
  )
  await edit(project, 'ximblox.config.ts', text =>
    text
      .replace('export default', `${imported('./src/blocks/remark/remark')}\nexport default`)
      .replace('blocks: [hero, text', 'blocks: [hero, text, remark'),
  )
  // Each of the changes loads the editor again, which closes the dialog.
  const dialog = editor.getByRole('dialog')
  const isOffered = async () => {
    if ((await dialog.count()) === 0) await editor.getByRole('button', { name: 'Add block' }).first().click()
    return dialog.getByText('Remark', { exact: true }).isVisible()
  }
  await expect.poll(isOffered).toBe(true)
}

const imported = (file: string) => `import { remark } from '${file}.block.ts'`
const viewImport = `import { Remark } from './blocks/remark/remark.tsx'`

const remarkBlock = `import { defineBlock, plain } from 'ximblox'

export const remark = defineBlock({
  id: 'remark',
  version: 1,
  label: 'Remark',
  group: 'text',
  fields: { words: plain({ label: 'Words' }) },
})
`

const remarkView = `import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { remark } from './remark.block.ts'

const { Plain } = fieldsOf<typeof remark>()

export const Remark: BlockComponent<typeof remark> = () => <Plain field="words" as="p" />
`

const changeScreen = async (project: string, url: string, visitor: Page) => {
  await visitor.goto(`${url}/cmsadmin/reports/leads`)
  await visitor.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  await visitor.evaluate(() => Object.assign(window, { kept: true }))
  await edit(project, 'src/screens/leads-screen.tsx', text =>
    text.replace('title="Leads"', 'title="Prospects"'),
  )
  await visitor.getByRole('heading', { level: 1, name: 'Prospects' }).waitFor()
  expect(await visitor.evaluate(() => 'kept' in window)).toBe(true)
}
