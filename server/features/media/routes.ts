import { calls } from '@ximblox/contract/calls'
import { bind, bindFile, bindUpload } from '../../kernel/http/bind.ts'
import { addFile } from './add-file.ts'
import { editFile, moveFile } from './change-file.ts'
import { checkFileChange } from './check-change.ts'
import { createDirectory } from './create-directory.ts'
import { deleteDirectory } from './delete-directory.ts'
import { deleteFile } from './delete-file.ts'
import { getFormerContent, getFormerContents } from './former-contents.ts'
import { getBinnedFile, listMediaBin } from './list-bin.ts'
import { moveDirectory } from './move-directory.ts'
import { getPageFile } from './page-file.ts'
import { getOriginal, previewCrop, previewImage } from './preview.ts'
import { purgeDirectory, purgeFile } from './purge.ts'
import { getDirectory, getFile, listDirectories, searchLibrary } from './read-library.ts'
import { replaceFile } from './replace-file.ts'
import { restoreContent } from './restore-content.ts'
import { restoreDirectory, restoreFile } from './restore-from-bin.ts'
import { getSharedFile } from './shared-file.ts'
import { listPagesByFile } from './usage.ts'

export const mediaRoutes = [
  bind(calls.media.getDir, getDirectory),
  bind(calls.media.listDirs, listDirectories),
  bind(calls.media.getFile, getFile),
  bind(calls.media.searchFiles, searchLibrary),
  bindUpload(calls.media.addFile, addFile),
  bindUpload(calls.media.replaceFile, replaceFile),
  bind(calls.media.formerContents, getFormerContents),
  bindFile(calls.media.getFormerContent, getFormerContent),
  bind(calls.media.restoreContent, restoreContent),
  bind(calls.media.moveFile, moveFile, checkFileChange),
  bind(calls.media.editFile, editFile, checkFileChange),
  bind(calls.media.deleteFile, deleteFile),
  bind(calls.media.createDir, createDirectory),
  bind(calls.media.moveDirectory, moveDirectory),
  bind(calls.media.deleteDirectory, deleteDirectory),
  bind(calls.media.listBin, listMediaBin),
  bindFile(calls.media.getBinnedFile, getBinnedFile),
  bind(calls.media.restoreFile, restoreFile),
  bind(calls.media.restoreDirectory, restoreDirectory),
  bind(calls.media.purgeFile, purgeFile),
  bind(calls.media.purgeDirectory, purgeDirectory),
  bind(calls.media.listPagesByFile, listPagesByFile),
  bindFile(calls.media.previewImage, previewImage),
  bindFile(calls.media.previewCrop, previewCrop),
  bindFile(calls.media.getOriginal, getOriginal),
  bindFile(calls.media.getPageFile, getPageFile),
  bindFile(calls.media.getSharedFile, getSharedFile),
]
