import { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import { bind, bindFile, bindUpload } from '../http/bind.ts'
import { presentUser } from '../session/present.ts'
import { createUser } from './create.ts'
import { getImage, permitImage, removeImage, setImage } from './image.ts'
import { list } from './list.ts'
import { removeUser } from './remove.ts'
import { updateUser } from './update.ts'

export const userRoutes = [
  bind(calls.users.current, async (_app, _actor, _input, { session }) => ({ User: presentUser(session) })),
  bind(calls.users.list, list),
  bind(calls.users.create, createUser),
  bind(calls.users.update, updateUser),
  bind(calls.users.remove, removeUser),
  bindUpload(calls.users.setImage, setImage, {
    bytes: limits.profileImageBytes,
    tooLarge: 'UM_05',
    permit: permitImage,
  }),
  bind(calls.users.removeImage, removeImage),
  bindFile(calls.users.image, getImage),
]
