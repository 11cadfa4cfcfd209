import { expect } from 'vitest'
import { editInBrowser } from './edit-in-browser.ts'

/**
 * Sets the guide's own kind of field and its link to a page of one type in the editor, publishes them, and returns what the
 * browser complained about.
 */
export const editTestimonial = (url: string): Promise<string[]> =>
  editInBrowser(url, 'Home', async editor => {
    const block = editor.frameLocator('iframe[src="/cmsadmin/canvas"]').locator('.testimonial')
    await block.click({ position: { x: 5, y: 5 } })
    await editor.getByRole('slider', { name: 'Stars' }).fill('4')
    await expect.poll(() => block.getByLabel('4 of 5 stars').textContent()).toBe('★★★★')

    const project = editor.getByRole('group', { name: 'Project' }).getByRole('combobox', { name: 'Page' })
    // The word is on the page with the list, too, which is of another type.
    await project.fill('hospital')
    await editor.getByRole('option', { name: 'A hospital' }).waitFor()
    await expect.poll(() => editor.getByRole('option').count()).toBe(1)
    await editor.getByRole('option', { name: 'A hospital' }).click()
    await block.getByText('A hospital').waitFor()

    await editor.getByText(/^Saved at \d/).waitFor()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await editor.getByRole('button', { name: 'Published', exact: true }).waitFor()
  })
