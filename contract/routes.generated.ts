/** Made from `calls`: what the client needs of them without loading their schemas. */
export const routes = {
  auth: {
    login: 'POST /auth/login',
    logout: 'POST /auth/logout',
    session: 'POST /auth/user',
    refreshSession: 'POST /auth/refresh-session',
  },
  users: {
    current: 'GET /user',
  },
  media: {
    addFile: 'POST /medialib/add-file multipart',
    getPageFile: 'GET /medialib/get-page-file/{pageID}/{group}/{hash}/{fileName} file',
  },
  page: {
    create: 'POST /page/create',
    get: 'GET /page/{id}',
    getVersion: 'GET /page/version/fetch/{versionId}',
    storeVersion: 'POST /page/version/{id}/store',
    publish: 'POST /page/{id}/publish',
    unpublish: 'POST /page/{id}/unpublish',
    drawing: 'GET /page/{id}/drawing',
    blockData: 'POST /page/block-data',
    slugAvailable: 'POST /page/slug-available',
    list: 'POST /page/list',
    createTranslation: 'POST /page/create-translation',
    getBySlug: 'POST /page/get-by-slug',
    getBySlugQuery: 'GET /page/get-by-slug-query',
    getSiblingSlugs: 'GET /page/get-sibling-slugs/{pageID}',
    save: 'PUT /page/{id}/save',
    previewSave: 'POST /page/{id}/preview-save',
    anchorAvailable: 'POST /page/anchor-available',
  },
  menu: {
    list: 'GET /menu/list',
    get: 'GET /menu/{id}',
    store: 'PUT /menu/{id}',
  },
  settings: {
    get: 'GET /settings/get',
  },
}
