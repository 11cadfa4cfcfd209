import type { Locale } from '@ximblox/contract/locales'
import { formScenes } from './form-scenes.ts'
import { jobScenes } from './job-scenes.ts'
import { mediaScenes } from './media-scenes.ts'
import { profileImage } from './profile-image.ts'
import { redirectScenes } from './redirect-scenes.ts'
import { type Scene, type Stage, serial } from './scene.ts'
import type { Given } from './send.ts'
import { backupScenes, searchScenes, tagScenes } from './tag-scenes.ts'
import { tokenScenes } from './token-scenes.ts'
import { webhookScenes } from './webhook-scenes.ts'

const page = async ({ admin, place }: Stage) => {
  const body = { title: 'A page', slug: serial(), ...place }
  const { pageID } = await admin.page.create({ body })
  return (await admin.page.get({ params: { id: pageID } })).page
}

const publishedPage = async (stage: Stage) => {
  const { id } = await page(stage)
  return (await stage.admin.page.publish({ params: { id } })).page
}

const ofPage = async (stage: Stage): Promise<Given> => ({ params: { id: (await page(stage)).id } })

const viewerRole = async ({ admin }: Stage): Promise<number> => {
  const { data } = await admin.role.list({})
  return data.find(({ name }) => name === 'Viewer')?.ID ?? 0
}

/** A version with a publication request. */
const ofRequest = async (stage: Stage) => {
  const { id, pageVersion } = await page(stage)
  await stage.admin.page.requestPublication({ params: { id } })
  return { params: { id: pageVersion.id }, pageID: id }
}

const binned = async (stage: Stage): Promise<Given> => {
  const { id } = await page(stage)
  await stage.admin.page.delete({ params: { id } })
  return { params: { id } }
}

/** Another user, who has not activated their account. */
const ofOtherUser = async (stage: Stage): Promise<{ params: { id: number } }> => {
  const row = await stage.test.app.db
    .insertInto('app_user')
    .values({
      email: `${serial()}@elsewhere.example`,
      role_id: await viewerRole(stage),
      profile: '{"name":"Somebody"}',
      active: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id: row.id } }
}

const ofRole = async ({ admin }: Stage): Promise<Given> => {
  const { role } = await admin.role.create({ body: { name: serial(), permissions: [] } })
  return { params: { id: role.ID } }
}

const ofMail = async (stage: Stage): Promise<Given> => {
  const { params } = await ofOtherUser(stage)
  await stage.admin.auth.resendActivation({ params })
  const { data } = await stage.admin.mail.list({ body: {} })
  return { params: { id: data.items[0]?.id } }
}

const ofMenu = async ({ admin }: Stage) => {
  const { data } = await admin.menu.list({})
  return { params: { id: data[0]?.id ?? 0 } }
}

const otherLocale = ({ place }: Stage): Locale => (place.locale === 'nl-nl' ? 'en-gb' : 'nl-nl')

/** One scene for every call. The permission matrix fails for a call without one. */
export const scenes: Record<string, Scene> = {
  'auth.login': {
    input: () => ({ body: { email: `${serial()}@elsewhere.example`, password: 'x' } }),
    answers: 422,
  },
  'auth.register': {
    input: async stage => ({
      body: { name: 'New', email: `${serial()}@elsewhere.example`, role: await viewerRole(stage) },
    }),
  },
  'auth.resendActivation': { input: ofOtherUser },
  'auth.logout': { input: () => ({}) },
  'auth.logoutEverywhere': { input: () => ({}) },
  'auth.sessions': { input: () => ({}) },
  // Only the caller's own one. That of another user is not found.
  'auth.endSession': { input: () => ({ params: { id: 1 } }), answers: 404 },
  'auth.forgotPassword': { input: () => ({ body: { email: `${serial()}@elsewhere.example` } }) },
  'auth.resetAccount': {
    input: () => ({ body: { password: 'Correct-Horse-9', confirm: 'Correct-Horse-9', token: serial() } }),
    answers: 422,
  },
  'auth.session': { input: () => ({}) },
  'auth.refreshSession': { input: () => ({}) },
  'users.current': { input: () => ({}) },
  'users.list': { input: () => ({}) },
  'users.create': {
    input: async stage => ({
      body: {
        email: `${serial()}@elsewhere.example`,
        role: await viewerRole(stage),
        profile: { name: 'New' },
      },
    }),
  },
  'users.update': {
    input: async stage => ({ ...(await ofOtherUser(stage)), body: { profile: { name: 'Changed' } } }),
    needs: 'manage-users',
  },
  'users.remove': { input: ofOtherUser },
  // Their names and numbers only.
  'users.responsibilities': { input: ofOtherUser, reveals: ['apiTokens'] },
  'users.handOver': {
    input: async stage => {
      const to = (await ofOtherUser(stage)).params.id
      await stage.test.app.db.updateTable('app_user').set({ active: true }).where('id', '=', to).execute()
      return { ...(await ofOtherUser(stage)), body: { to, kinds: ['schedules', 'requests'] } }
    },
    reveals: ['apiTokens'],
  },
  'users.setImage': {
    input: async stage => ({ ...(await ofOtherUser(stage)), file: profileImage() }),
    needs: 'manage-users',
  },
  'users.removeImage': { input: ofOtherUser, needs: 'manage-users' },
  'users.image': {
    input: async stage => {
      const { params } = await ofOtherUser(stage)
      const { User } = await stage.admin.users.setImage({ params, file: profileImage() })
      return { params: { ...params, hash: User.profile.image?.split('/').at(-1) } }
    },
  },
  'role.list': { input: () => ({}) },
  'role.create': { input: () => ({ body: { name: serial(), permissions: [] } }) },
  'role.update': { input: async stage => ({ ...(await ofRole(stage)), body: { name: serial() } }) },
  'role.remove': { input: ofRole },
  'audit.list': { input: () => ({}) },
  'audit.csv': { input: () => ({}) },
  ...mediaScenes,
  ...formScenes,
  ...tagScenes,
  ...redirectScenes,
  ...tokenScenes,
  ...webhookScenes,
  ...jobScenes,
  ...searchScenes,
  ...backupScenes,
  'media.getPageFile': {
    input: async stage => ({
      params: { pageID: (await page(stage)).id, group: 'seo_image', hash: 'none', fileName: 'none.png' },
    }),
    answers: 404,
  },
  'page.create': { input: ({ place }) => ({ body: { title: 'Made', slug: serial(), ...place } }) },
  'page.get': { input: ofPage },
  'page.getVersion': {
    input: async stage => ({ params: { versionId: (await page(stage)).pageVersion.id } }),
  },
  'page.storeVersion': {
    input: async stage => {
      const { pageVersion } = await page(stage)
      return { params: { id: pageVersion.id }, body: { revision: pageVersion.revision, title: 'Changed' } }
    },
  },
  'page.storeChanges': {
    input: async stage => {
      const { pageVersion } = await page(stage)
      return { params: { id: pageVersion.id }, body: { revision: pageVersion.revision, title: 'Changed' } }
    },
  },
  'page.publish': { input: ofPage },
  'page.unpublish': { input: async stage => ({ params: { id: (await publishedPage(stage)).id } }) },
  'page.republish': {
    input: async stage => {
      const params = { id: (await publishedPage(stage)).id }
      await stage.admin.page.unpublish({ params })
      return { params }
    },
  },
  'page.requestPublication': { input: ofPage },
  // Another user's request.
  'page.revokePublication': {
    input: async stage => ({ params: { id: (await ofRequest(stage)).pageID } }),
    needs: 'publish-page',
  },
  'page.acceptPublication': { input: async stage => ({ params: (await ofRequest(stage)).params }) },
  'page.rejectPublication': { input: async stage => ({ params: (await ofRequest(stage)).params }) },
  'page.getRequestComment': { input: async stage => ({ params: (await ofRequest(stage)).params }) },
  'page.listRequests': { input: () => ({}) },
  'page.schedule': {
    input: async stage => ({ ...(await ofPage(stage)), body: { publishAt: '2999-01-01T00:00:00Z' } }),
  },
  'page.listSchedules': { input: () => ({}) },
  'page.delete': { input: ofPage },
  'page.restore': { input: binned },
  'page.listBin': { input: () => ({}), anywhere: true },
  'page.listMismatches': { input: () => ({}) },
  'page.listVersions': { input: ofPage },
  'page.listReplaced': { input: ofPage },
  'page.listHeldValues': { input: ofPage },
  'page.reportHeldValues': {
    input: async stage => ({ ...(await ofPage(stage)), body: { browser: 'b', places: [] } }),
  },
  'page.compareVersions': {
    input: async stage => {
      const { pageVersion } = await page(stage)
      return { query: { from: pageVersion.id, to: pageVersion.id } }
    },
  },
  'page.restoreVersion': {
    input: async stage => {
      const { pageVersion } = await page(stage)
      return { params: { id: pageVersion.id }, body: { revision: pageVersion.revision } }
    },
  },
  'page.share': { input: async stage => ({ params: { id: (await page(stage)).pageVersion.id } }) },
  'page.listShares': { input: ofPage },
  'page.revokeShare': {
    input: async stage => {
      const { pageVersion } = await page(stage)
      const { share } = await stage.admin.page.share({ params: { id: pageVersion.id } })
      return { params: { id: share.id } }
    },
  },
  'page.drawing': { input: ofPage },
  'page.blockData': {
    input: async stage => ({
      body: { pageID: (await page(stage)).id, block: { type: 'note', key: 'one', props: {} } },
    }),
  },
  'page.save': {
    input: async stage => {
      const { id, slug } = await page(stage)
      return { params: { id }, body: { id, slug: `${slug}-moved` } }
    },
  },
  'page.previewSave': {
    input: async stage => {
      const { id, slug } = await page(stage)
      return { params: { id }, body: { slug: `${slug}-moved` } }
    },
  },
  'page.anchorAvailable': {
    input: () => ({ body: { anchorName: 'prices', blockKey: 'one', pageVersionBlocks: [] } }),
  },
  'page.slugAvailable': { input: ({ place }) => ({ body: { slug: serial(), locale: place.locale } }) },
  'page.previewChanges': {
    input: async stage => ({ body: { action: 'publish', pageIDs: [(await page(stage)).id] } }),
  },
  'page.list': { input: () => ({}) },
  'page.overview': { input: () => ({}) },
  'page.overviewCounts': { input: () => ({}) },
  'page.structure': { input: () => ({ body: { locale: 'nl-nl' } }) },
  'page.search': { input: () => ({ body: { searchTerm: 'page' } }) },
  'page.getMultiple': {
    input: async stage => ({ body: { pageIDs: [(await publishedPage(stage)).id] } }),
  },
  'page.getPages': { input: () => ({}) },
  // The place of the translation counts.
  'page.createTranslation': {
    input: async stage => {
      const source = await page({ ...stage, place: { ...stage.place, locale: otherLocale(stage) } })
      return {
        body: { pageID: source.id, newLocale: stage.place.locale, title: 'Translated', slug: serial() },
      }
    },
  },
  // The place of the copy counts.
  'page.duplicate': {
    input: async stage => {
      const source = await page({ ...stage, place: { ...stage.place, locale: otherLocale(stage) } })
      return { body: { pageID: source.id, locale: stage.place.locale, title: 'Copy', slug: serial() } }
    },
  },
  'page.getBySlug': {
    input: async stage => {
      const { slug, locale } = await publishedPage(stage)
      return { body: { slug: locale === 'nl-nl' ? `/${slug}` : `/${locale}/${slug}` } }
    },
  },
  'page.getBySlugQuery': {
    input: async stage => {
      const { slug, locale } = await publishedPage(stage)
      return { query: { slug: locale === 'nl-nl' ? `/${slug}` : `/${locale}/${slug}` } }
    },
  },
  'page.getSiblingSlugs': { input: async stage => ({ params: { pageID: (await publishedPage(stage)).id } }) },
  'menu.list': { input: () => ({}) },
  'menu.get': { input: ofMenu },
  'menu.store': {
    input: async stage => {
      const { params } = await ofMenu(stage)
      const { menu } = await stage.admin.menu.get({ params })
      const items = [{ key: 'one', title: serial(), children: [] }]
      return { params, body: { items, revision: menu.revision } }
    },
  },
  'settings.get': { input: () => ({}) },
  'settings.store': {
    input: () => ({
      body: {
        availableLocales: ['nl-nl', 'en-gb'],
        defaultLocale: 'nl-nl',
        customSlugLocales: ['nl-nl', 'en-gb', 'de-de', 'fr-fr'],
      },
    }),
  },
  'global.list': { input: () => ({}) },
  'settings.localeUses': { input: () => ({}) },
  'settings.getPublication': { input: () => ({}) },
  'settings.storePublication': { input: () => ({ body: { allowOwnRequests: true } }) },
  'mail.list': { input: () => ({}) },
  'mail.get': { input: ofMail },
  'mail.html': { input: ofMail },
  'mail.retry': { input: ofMail },
}
