import { expect } from 'vitest'
import { editInBrowser } from './edit-in-browser.ts'

/** Sets the guide's own kind of field in the editor, publishes it, and returns what the browser complained about. */
export const useRating = (url: string): Promise<string[]> =>
  editInBrowser(url, 'Home', async editor => {
    const block = editor.frameLocator('iframe[src="/cmsadmin/canvas"]').locator('.testimonial')
    await block.click({ position: { x: 5, y: 5 } })
    const slider = editor.getByRole('slider', { name: 'Stars' })
    await slider.fill('4')
    await expect.poll(() => block.getByLabel('4 of 5 stars').textContent()).toBe('★★★★')
    await editor.getByText(/^Saved at \d/).waitFor()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await editor.getByRole('button', { name: 'Published', exact: true }).waitFor()
  })
