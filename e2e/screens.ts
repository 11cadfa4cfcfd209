import type { Page } from 'playwright-core'
import { enter } from './people.ts'
import { administrator } from './product.ts'

/** Every screen of the admin area that an administrator can open, with its title. */
export const adminScreens = [
  { path: '/cmsadmin/', title: 'Page overview' },
  { path: '/cmsadmin/page-overview/news', title: 'News' },
  { path: '/cmsadmin/menu-structure', title: 'Menu structure' },
  { path: '/cmsadmin/new-page', title: 'New page' },
  { path: '/cmsadmin/dashboard', title: 'CMS Dashboard' },
  { path: '/cmsadmin/users', title: 'User Management' },
  { path: '/cmsadmin/users/1', title: 'Administrator' },
  { path: '/cmsadmin/roles', title: 'Roles' },
  { path: '/cmsadmin/publication-requests', title: 'Publication Requests' },
  { path: '/cmsadmin/medialibrary', title: 'Media Library' },
  { path: '/cmsadmin/submissions', title: 'Submissions' },
  { path: '/cmsadmin/registrations', title: 'Registrations' },
  { path: '/cmsadmin/bin', title: 'Bin' },
  { path: '/cmsadmin/user/settings', title: 'Settings' },
  { path: '/cmsadmin/site-content', title: 'Site content' },
  { path: '/cmsadmin/settings/site', title: 'Languages' },
  { path: '/cmsadmin/settings/publication', title: 'Publication' },
  { path: '/cmsadmin/settings/audit', title: 'Audit log' },
  { path: '/cmsadmin/settings/mails', title: 'Emails' },
  { path: '/cmsadmin/settings/content', title: 'Content check' },
  { path: '/cmsadmin/settings/search', title: 'Search index' },
  { path: '/cmsadmin/settings/synonyms', title: 'Synonyms' },
  { path: '/cmsadmin/settings/tags', title: 'Tags' },
  { path: '/cmsadmin/settings/backups', title: 'Backups' },
  { path: '/cmsadmin/settings/jobs', title: 'Background work' },
  { path: '/cmsadmin/settings/status', title: 'Status' },
  { path: '/cmsadmin/settings/redirects', title: 'Redirects' },
  { path: '/cmsadmin/settings/api-tokens', title: 'API tokens' },
  { path: '/cmsadmin/settings/webhooks', title: 'Webhooks' },
  { path: '/cmsadmin/newsletter/subscribers', title: 'Subscribers' },
] as const

/** Every screen for anonymous users. */
export const entryScreens = [
  { path: '/cmsadmin/login', title: 'Log in' },
  { path: '/cmsadmin/forgot-password', title: 'Forgot password' },
  { path: '/cmsadmin/reset-password/token', title: 'Choose a new password' },
  { path: '/cmsadmin/activate-account/token', title: 'Activate account' },
] as const

/** Logs in as the first administrator and opens a screen. */
export const logIn = (page: Page, url: string, path = '/cmsadmin/dashboard'): Promise<void> =>
  enter(page, url, path, administrator)

/** Fills in and submits the login form on the screen. */
export const fillIn = async (page: Page, password: string = administrator.password): Promise<void> => {
  await page.getByLabel('Email address').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

export const screenTitle = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).innerText()

/** The texts of a list's first column. */
export const listed = (page: Page): Promise<string[]> =>
  page.locator('tbody td:first-child a').allInnerTexts()
