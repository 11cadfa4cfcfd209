import { calls } from '@ximblox/contract/calls'
import { bindFile, bindUpload } from '../http/bind.ts'
import { addFile } from './add-file.ts'
import { getPageFile } from './page-file.ts'

export const mediaRoutes = [
  bindUpload(calls.media.addFile, addFile),
  bindFile(calls.media.getPageFile, getPageFile),
]
