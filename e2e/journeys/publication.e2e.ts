import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openPage } from '../browser.ts'
import { type Author, logInAuthor } from '../editing.ts'
import { enter, newPerson } from '../people.ts'
import { screenTitle } from '../screens.ts'

const url = inject('url')
let author: Author
let client: Client

beforeAll(async () => {
  author = await logInAuthor(url)
  client = author.client
})
afterAll(() => author.close())

let serial = 0

/** Text that no other page contains, including those of earlier attempts. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}${++serial}`

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

const createPage = async (title: string, slug = slugOf(title), by = client): Promise<PageID> => {
  const body = { title, slug, type: 'basic', locale: 'en-gb' as const, content: [] }
  return (await by.page.create({ body })).pageID
}

const openEditor = async (page: Page, id: PageID) => {
  await page.goto(`${url}/cmsadmin/pages/${id}`)
  await page.getByRole('button', { name: 'More actions' }).waitFor()
}

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const answer = async (page: Page, button: string, fields: Record<string, string> = {}) => {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await expect.poll(() => accessibilityViolations(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The button in the notification that says this. */
const undo = (page: Page, message: RegExp) =>
  page
    .locator('.mantine-Notification-root')
    .filter({ hasText: message })
    .getByRole('button', { name: 'Undo' })
    .click()

const textAt = async (slug: string) => (await fetch(`${url}/en-gb/${slug}`)).text()

/** The HTTP status that visitors get for a page. */
const statusAt = async (slug: string) => {
  const answers = await Promise.all(
    [`/${slug}`, `/en-gb/${slug}`].map(path => fetch(url + path, { redirect: 'manual' })),
  )
  return Math.min(...answers.map(({ status }) => status))
}

describe('the life of a page', () => {
  it('is requested, rejected, edited, compared, accepted, scheduled, unpublished and restored by two users', async () => {
    const title = unique('Harvest moon')
    const better = `Great ${title}`
    const slug = slugOf(title)
    const [ed, pia] = await Promise.all([
      newPerson(url, 'Editor', unique('Ed')),
      newPerson(url, 'Publisher', unique('Pia')),
    ])
    const id = await createPage(title, slug, ed.client)
    await pia.client.page.publish({ params: { id }, body: {} })
    const { page: editor, browserErrors } = await openPage(author.browser, 1280)
    const { page: publisher, browserErrors: publisherErrors } = await openPage(author.browser, 1280)

    await enter(editor, url, `/cmsadmin/pages/${id}`, ed)
    await editor.getByRole('button', { name: 'More actions' }).click()
    await expect
      .poll(() => editor.getByRole('menuitem').allInnerTexts())
      .toEqual(['Share preview', 'Duplicate page', 'History'])
    await editor.keyboard.press('Escape')
    const request = editor.getByRole('button', { name: 'Request publication', exact: true })
    // A version that is already live cannot be requested.
    await expect
      .poll(() => editor.getByRole('button', { name: 'Published', exact: true }).isDisabled())
      .toBe(true)
    expect(await request.count()).toBe(0)
    await editor.getByRole('tab', { name: 'SEO Settings' }).click()
    await editor.getByLabel('SEO description', { exact: true }).fill('What the moon brings')
    await editor.getByLabel('SEO title').fill('x'.repeat(256))
    await request.click()
    await editor.getByRole('dialog').getByLabel('Comment').fill('Ready for Sunday')
    await editor.getByRole('dialog').getByRole('button', { name: 'Request publication' }).click()
    await editor.getByRole('dialog').waitFor({ state: 'detached' })
    await editor.getByText('1 error to fix').waitFor()
    // The expected refusal.
    expect(browserErrors.splice(0)[0]).toMatch(/^422: .*store-changes$/)
    await editor.getByLabel('SEO title').fill('')
    await request.click()
    await expect.poll(() => editor.getByLabel('Comment').inputValue()).toBe('Ready for Sunday')
    await editor.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await request.click()
    await answer(editor, 'Request publication', { Comment: 'Ready for Sunday' })
    await editor.getByText('Publication requested').waitFor()
    expect(await editor.getByRole('button', { name: 'Accept' }).count()).toBe(0)

    await enter(publisher, url, '/cmsadmin/publication-requests', pia)
    const row = (name: string) =>
      publisher.getByRole('row').filter({ has: publisher.getByRole('link', { name, exact: true }) })
    await row(title).getByText('Ready for Sunday').waitFor()
    await row(title).getByText('Page details changed').waitFor()
    await expect.poll(() => accessibilityViolations(publisher)).toEqual([])
    // A decision follows a look at the changes.
    expect(await row(title).getByRole('button').count()).toBe(0)
    await row(title).getByRole('link', { name: 'Review' }).click()
    await publisher.getByText('Ready for Sunday').waitFor()
    await expect.poll(() => publisher.locator('dd ins').allInnerTexts()).toContain('What the moon brings')
    await publisher.getByRole('button', { name: 'Reject' }).click()
    await answer(publisher, 'Reject', { Feedback: 'The date is missing' })
    await expect.poll(() => screenTitle(publisher)).toBe('Publication Requests')
    await row(title).waitFor({ state: 'detached' })

    await editor.reload()
    await editor.getByText(`${pia.name} rejected the publication request`).waitFor()
    await editor.getByText('The date is missing').waitFor()
    await editor.getByRole('tab', { name: 'Page Settings' }).click()
    await editor.getByLabel('Title', { exact: true }).fill(better)
    await request.click()
    await answer(editor, 'Request publication', { Comment: 'With the date' })
    await editor.getByText('With the date').waitFor()
    await editor.getByText('The date is missing').waitFor({ state: 'detached' })

    await publisher.goto(`${url}/cmsadmin/dashboard`)
    await publisher.getByRole('link', { name: better }).first().click()
    await expect.poll(() => screenTitle(publisher)).toBe('What changed')
    await expect.poll(() => publisher.locator('dd ins').allInnerTexts()).toContain('Great ')
    await expect.poll(() => publisher.locator('iframe').count()).toBe(2)
    await publisher.frameLocator('iframe >> nth=1').getByText(better).first().waitFor()
    await expect.poll(() => accessibilityViolations(publisher)).toEqual([])
    expect(await textAt(slug)).not.toContain(better)
    await publisher.getByRole('button', { name: 'Accept' }).click()
    await answer(publisher, 'Accept', { Feedback: 'Thank you' })
    await expect.poll(() => screenTitle(publisher)).toBe('Publication Requests')
    await publisher.getByText(`“${better}” accepted and published`).waitFor()
    await expect.poll(() => textAt(slug)).toContain(better)
    await row(better).waitFor({ state: 'detached' })

    const { pageVersion } = (await ed.client.page.get({ params: { id } })).page
    const scheduled = `Even ${better}`
    const body = { revision: pageVersion.revision, title: scheduled }
    await ed.client.page.storeVersion({ params: { id: pageVersion.id }, body })
    await publisher.goto(`${url}/cmsadmin/pages/${id}`)
    await choose(publisher, 'Schedule')
    const dialog = publisher.getByRole('dialog')
    await dialog.getByLabel('Time zone').selectOption('UTC')
    await dialog.getByLabel('Publish at', { exact: true }).fill('2001-01-01T09:30')
    await dialog.getByLabel('Unpublish at').fill('2999-01-01T09:30')
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog.getByText('Publish at: this time has passed already. Choose a later one').waitFor()
    expect(publisherErrors.splice(0)[0]).toMatch(/^422: .*schedule$/)
    await expect.poll(() => accessibilityViolations(publisher, '[role=dialog]')).toEqual([])
    await dialog.getByLabel('Time zone').selectOption('Europe/Amsterdam')
    await dialog.getByLabel('Publish at', { exact: true }).fill('2997-03-26T02:30')
    await dialog.getByText('The clocks skip this time: 03:30 is meant').waitFor()
    await dialog.getByLabel('Time zone').selectOption('UTC')
    await dialog.getByLabel('Publish at', { exact: true }).fill('2998-01-01T09:30')
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await publisher.getByText(/Scheduled to publish: 1 Jan 2998, 09:30/).waitFor()
    await publisher.getByRole('tab', { name: 'Page Settings' }).click()
    await publisher.getByLabel('Title', { exact: true }).fill(`Not yet ${scheduled}`)
    await publisher.getByText('Later changes are not included.').waitFor()
    await expect.poll(() => accessibilityViolations(publisher)).toEqual([])
    await publisher.getByLabel('Title', { exact: true }).fill(scheduled)
    await publisher.getByRole('button', { name: 'Schedule latest version' }).click()
    await publisher.getByText('Later changes are not included.').waitFor({ state: 'detached' })
    await publisher.locator('header').getByText('Publishes 1 Jan 2998').waitFor()
    await choose(publisher, 'Schedule')
    for (let accepted = false, seconds = 4; !accepted; seconds *= 2) {
      const soon = new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19)
      await dialog.getByLabel('Publish at', { exact: true }).fill(soon)
      const answered = publisher.waitForResponse(response => response.url().endsWith('schedule'))
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
      accepted = (await answered).ok()
      // On a slow machine the moment may have passed before the server reads it.
      if (!accepted) publisherErrors.pop()
    }
    await publisher.getByText(/Scheduled to publish: .*UTC/).waitFor()
    await expect.poll(() => textAt(slug)).toContain(scheduled)
    await publisher.reload()
    await publisher.getByText(/Scheduled to unpublish: 1 Jan 2999, 09:30/).waitFor()
    await publisher.getByRole('button', { name: 'Cancel schedule' }).click()
    await publisher.getByText(/^(Publishes|Unpublishes) /).waitFor({ state: 'detached' })
    await undo(publisher, /cancelled/)
    await publisher.getByText(/Scheduled to unpublish: 1 Jan 2999, 09:30/).waitFor()
    await publisher.getByRole('button', { name: 'Cancel schedule' }).click()
    await publisher.getByText(/^(Publishes|Unpublishes) /).waitFor({ state: 'detached' })

    // A page whose changes were undone is what visitors see.
    await publisher.getByRole('tab', { name: 'Page Settings' }).click()
    await publisher.getByLabel('Title', { exact: true }).fill('Neither fish nor fowl')
    await publisher.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    await publisher.getByText('Unpublished changes').waitFor()
    await publisher.getByLabel('Title', { exact: true }).fill(scheduled)
    await publisher.getByRole('button', { name: 'Published', exact: true }).waitFor()
    await publisher.getByText('Unpublished changes').waitFor({ state: 'detached' })
    await publisher.getByRole('button', { name: 'Save', exact: true }).click()
    await publisher.getByText(`“${scheduled}” saved`).waitFor()

    await choose(publisher, 'Unpublish')
    await dialog.getByLabel('Redirect').check()
    await answer(publisher, 'Unpublish', { 'Redirect to': '/contact' })
    await expect.poll(() => statusAt(slug)).toBe(302)
    await undo(publisher, /unpublished/)
    await publisher.getByText(`“${scheduled}” restored`).waitFor()
    await expect.poll(() => statusAt(slug)).toBe(200)
    expect([browserErrors, publisherErrors]).toEqual([[], []])
    await Promise.all([editor.close(), publisher.close()])
  })

  it('lists what is missing before publication, and links to it', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    const title = unique('Open day')
    const body = { title, slug: slugOf(title), locale: 'en-gb' as const, content: [] }
    const { pageID } = await client.page.create({ body: { ...body, type: 'news', typeData: {} } })
    await openEditor(page, pageID)
    const points = page.getByRole('button', { name: /^To do/ })
    await points.click()
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Date is required', 'Description missing'])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('menuitem', { name: 'Date is required' }).click()
    const date = page.locator('input[type=date]')
    await expect.poll(() => date.evaluate(field => field === document.activeElement)).toBe(true)
    await date.fill('2026-11-21')
    await page.getByText('To do: 1').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText(`“${title}” published. Still to do: Description missing`).waitFor()
    await points.click()
    await page.getByRole('menuitem', { name: 'Description missing' }).click()
    await page.getByLabel('SEO description', { exact: true }).fill('Come and see')
    await points.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await date.fill('2026-11-28')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(`“${title}” saved`).waitFor()
    await page.goto(`${url}/cmsadmin/pages/${pageID}/compare`)
    await page.getByText('Before 21 November 2026').waitFor()
    await page.getByText('After 28 November 2026').waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is duplicated, and deleted after showing what links to it', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    const title = unique('Old barn')
    const slug = slugOf(title)
    const id = await createPage(title)
    await client.page.publish({ params: { id }, body: {} })
    const linking = unique('Way to the barn')
    const marks = [{ type: 'link', attrs: { target: { ref: 'page', id } } }]
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'There', marks }] }
    const props = { body: { type: 'doc', content: [paragraph] } }
    const content = [{ key: crypto.randomUUID(), type: 'rich-text', props }]
    await client.page.create({
      body: { title: linking, slug: slugOf(linking), type: 'basic', locale: 'en-gb', content },
    })
    await openEditor(page, id)
    await choose(page, 'Duplicate page')
    await page.getByRole('dialog').getByLabel('Language').selectOption({ label: 'Dutch' })
    await answer(page, 'Duplicate')
    await page.locator('header').getByText(`/${slug}`, { exact: true }).waitFor()
    await page.locator('header').getByText('Dutch', { exact: true }).waitFor()

    await page.goto(`${url}/cmsadmin/pages/${id}`)
    await choose(page, 'Unpublish')
    await page.getByRole('dialog').getByRole('link', { name: linking }).waitFor()
    await answer(page, 'Cancel')
    await choose(page, 'Delete page')
    await page.getByRole('dialog').getByRole('link', { name: linking }).waitFor()
    await answer(page, 'Delete anyway')
    await page.waitForURL(`${url}/cmsadmin/`)
    expect(await statusAt(slug)).toBe(404)
    await undo(page, /deleted/)
    await page.getByText(`“${title}” restored`).waitFor()
    await expect.poll(() => statusAt(slug)).toBe(200)
    expect(browserErrors).toEqual([])
    await page.close()
  })
})

describe('the versions of a page', () => {
  it('are previewed while being edited, and shared by a link until it is revoked', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    const title = unique('First snow')
    const id = await createPage(title)
    await openEditor(page, id)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    const typed = title.replace('First', 'Last')
    await page.getByLabel('Title', { exact: true }).fill(typed)
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Preview' }).click(),
    ])
    await preview.waitForURL(/preview\/version\/\d+$/)
    await preview.getByText(typed).first().waitFor()
    await preview.close()

    await choose(page, 'Share preview')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('No preview links yet.').waitFor()
    await dialog.getByLabel('Link name').fill('The museum')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByText('Copy this link now').waitFor()
    const path = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue()).pathname
    await dialog.getByRole('link', { name: 'The museum' }).waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(await (await fetch(url + path)).text()).toContain(typed)
    await dialog.getByRole('button', { name: 'Revoke link “The museum”' }).click()
    await dialog.getByText(/^Revoked/).waitFor()
    expect((await fetch(url + path)).status).toBe(410)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are compared in any combination, and one is restored', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    const title = unique('First frost')
    const id = await createPage(title)
    await client.page.publish({ params: { id }, body: {} })
    for (const word of ['Second', 'Third']) {
      const { pageVersion } = (await client.page.get({ params: { id } })).page
      const paragraph = {
        type: 'paragraph',
        content: [{ type: 'text', text: `The ${word} frost of the year` }],
      }
      const props = { body: { type: 'doc', content: [paragraph] } }
      const body = {
        revision: pageVersion.revision,
        title: title.replace('First', word),
        blocks: [{ key: 'frost', type: 'rich-text', props }],
      }
      await client.page.storeVersion({ params: { id: pageVersion.id }, body })
    }
    await page.goto(`${url}/cmsadmin/pages/${id}/history`)
    const list = page.getByRole('navigation', { name: 'Versions' })
    await list.getByText(/· Published$/).waitFor()
    await expect.poll(() => list.getByRole('link').count()).toBe(3)
    const version = page.getByRole('region', { name: 'Version', exact: true })
    const marked = page.frameLocator('iframe').locator('[data-change]')
    // The latest version changed a word in the block that the one before it added.
    await version.getByText('1 block changed').waitFor()
    await expect.poll(() => marked.getAttribute('data-change')).toBe('changed')
    const highlighted = () =>
      marked.evaluate(({ ownerDocument: { defaultView } }) =>
        [...(defaultView?.CSS.highlights.get('ximblox-added') ?? [])].map(String),
      )
    await expect.poll(highlighted).toEqual(['Third'])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await list.getByRole('link').nth(1).press('Enter')
    await version.getByText('1 block added').waitFor()
    await expect.poll(() => marked.getAttribute('data-change')).toBe('added')
    await page.goBack()
    await version.getByText('1 block changed').waitFor()
    await page.goForward()
    await version.getByRole('link', { name: 'Compare with current version' }).click()
    await page.getByLabel('From', { exact: true }).selectOption({ index: 1 })
    await expect.poll(() => page.locator('dd del').allInnerTexts()).toContain('First')
    await page.getByLabel('To', { exact: true }).selectOption({ index: 1 })
    await expect.poll(() => page.locator('dd ins').allInnerTexts()).toContain('Second')
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.goBack()
    await expect.poll(() => page.locator('dd ins').allInnerTexts()).toContain('Third')
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await list.getByRole('link').last().click()
    await version.getByText('The first version.').waitFor()
    await version.getByRole('button', { name: 'Restore' }).click()
    await answer(page, 'Restore')
    await expect.poll(() => screenTitle(page)).toBe(title)
    const { page: restored } = await client.page.get({ params: { id } })
    expect(restored.pageVersion.title).toBe(title)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are fetched again after a failure, which differs from a missing page', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    const id = await createPage(unique('Thin ice'))
    for (const screen of ['history', 'compare']) {
      const call = `**/api/ximblox/page/${id}`
      await page.route(call, route => route.abort())
      await page.goto(`${url}/cmsadmin/pages/${id}/${screen}`)
      await page.getByRole('alert').getByText('Could not load the publication requests.').waitFor()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('link', { name: 'Open in editor' }).waitFor()
      await page.goto(`${url}/cmsadmin/pages/987654321/${screen}`)
      await expect.poll(() => screenTitle(page)).toBe('Page not found')
    }
    await page.goto(`${url}/cmsadmin/pages/987654321`)
    await expect.poll(() => screenTitle(page)).toBe('Page not found')
    expect(browserErrors.filter(one => one === 'warning: Not found: page 987654321')).toHaveLength(3)
    browserErrors.length = 0
    await page.goto(`${url}/cmsadmin/pages/${id}/compare?from=987654321&until=987654322`)
    await expect
      .poll(() => browserErrors)
      .toContain(`warning: Not found: version 987654321 or 987654322 of page ${id}`)
    await page.close()
  })
})

describe('the bin', () => {
  it('restores a page, unless its URL was taken in the meantime', async () => {
    const { page } = await author.newTab(1280)
    const title = unique('Old well')
    const gone = await createPage(title)
    await client.page.delete({ params: { id: gone }, body: {} })
    const usurper = await createPage(unique('New well'), slugOf(title))
    await page.goto(`${url}/cmsadmin/`)
    await page.getByRole('link', { name: 'Bin' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Bin')
    const restore = page.getByRole('button', { name: `Restore “${title}”` })
    await restore.click()
    await page
      .getByRole('alert')
      .getByText(/already exists/)
      .waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await client.page.delete({ params: { id: usurper }, body: {} })
    await restore.click()
    await page.getByText(`“${title}” restored as an unpublished page.`).waitFor()
    await page.getByRole('link', { name: 'Open page' }).click()
    await page.waitForURL(new RegExp(`/pages/${gone}$`))
    const { page: back } = await client.page.get({ params: { id: gone } })
    expect(back.slug).toBe(slugOf(title))
    await page.close()
  })
})
