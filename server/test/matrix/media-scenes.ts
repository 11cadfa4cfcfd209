import { profileImage } from './profile-image.ts'
import { type Scene, type Stage, serial } from './scene.ts'

const newFile = async ({ admin }: Stage): Promise<number> => {
  const bytes = new Uint8Array(Buffer.from(serial()))
  const { file } = await admin.media.addFile({
    body: { path: '/' },
    file: { name: `${serial()}.txt`, bytes },
  })
  return file.id
}

/** A replaced file, with the id of its former content. */
const newReplacedFile = async (stage: Stage) => {
  const id = await newFile(stage)
  const file = { name: 'other.txt', bytes: new Uint8Array(Buffer.from(serial())) }
  const { formerContentID } = await stage.admin.media.replaceFile({ body: { id: String(id) }, file })
  return { id, contentID: formerContentID ?? 0 }
}

const newFolder = async ({ admin }: Stage): Promise<string> => {
  const { directory } = await admin.media.createDir({ body: { path: '/', folderName: serial() } })
  return directory.path
}

const newBinnedFile = async (stage: Stage): Promise<number> => {
  const id = await newFile(stage)
  await stage.admin.media.deleteFile({ body: { id } })
  return id
}

const newBinnedFolder = async (stage: Stage): Promise<number> =>
  (await stage.admin.media.deleteDirectory({ body: { path: await newFolder(stage) } })).folderID

const newImage = async ({ admin }: Stage): Promise<number> => {
  const file = { ...profileImage(), name: `${serial()}.png` }
  return (await admin.media.addFile({ body: { path: '/' }, file })).file.id
}

/** Scenes for the calls of the media library. */
export const mediaScenes: Readonly<Record<string, Scene>> = {
  'media.addFile': {
    input: () => ({ body: { path: '/' }, file: { name: `${serial()}.txt`, bytes: new Uint8Array([97]) } }),
  },
  'media.replaceFile': {
    input: async stage => ({
      body: { id: String(await newFile(stage)) },
      file: { name: 'other.txt', bytes: new Uint8Array([98]) },
    }),
  },
  'media.formerContents': { input: async stage => ({ params: { id: await newFile(stage) } }) },
  'media.getFormerContent': { input: async stage => ({ params: await newReplacedFile(stage) }) },
  'media.restoreContent': { input: async stage => ({ body: await newReplacedFile(stage) }) },
  'media.moveFile': {
    input: async stage => ({ body: { id: await newFile(stage), newPath: await newFolder(stage) } }),
  },
  'media.editFile': {
    input: async stage => ({ body: { id: await newFile(stage), defaultAltText: 'Said' } }),
  },
  'media.deleteFile': { input: async stage => ({ body: { id: await newFile(stage) } }) },
  'media.getDir': { input: () => ({ body: { path: '/' } }) },
  'media.listDirs': { input: () => ({}) },
  'media.getFile': { input: async stage => ({ params: { id: await newFile(stage) } }) },
  'media.searchFiles': { input: () => ({ body: { searchTerm: 'a' } }) },
  'media.createDir': { input: () => ({ body: { path: '/', folderName: serial() } }) },
  'media.moveDirectory': {
    input: async stage => ({ body: { oldPath: await newFolder(stage), newPath: `/${serial()}` } }),
  },
  'media.deleteDirectory': { input: async stage => ({ body: { path: await newFolder(stage) } }) },
  'media.listBin': { input: () => ({}) },
  'media.getBinnedFile': { input: async stage => ({ params: { id: await newBinnedFile(stage) } }) },
  'media.restoreFile': { input: async stage => ({ body: { id: await newBinnedFile(stage) } }) },
  'media.restoreDirectory': { input: async stage => ({ body: { id: await newBinnedFolder(stage) } }) },
  'media.purgeFile': { input: async stage => ({ body: { id: await newBinnedFile(stage) } }) },
  'media.purgeDirectory': { input: async stage => ({ body: { id: await newBinnedFolder(stage) } }) },
  'media.listPagesByFile': { input: async stage => ({ body: { fileID: await newFile(stage) } }) },
  'media.previewImage': { input: async stage => ({ query: { imageID: await newImage(stage) } }) },
  'media.previewCrop': {
    input: async stage => ({ query: { imageID: await newImage(stage), x: 0, y: 0, width: 1, height: 1 } }),
  },
  'media.getOriginal': { input: async stage => ({ params: { id: await newFile(stage) } }) },
  'media.getSharedFile': {
    input: async stage => ({
      params: { id: String(await newFile(stage)), hash: 'none', fileName: 'none.txt' },
    }),
    answers: 404,
  },
}
