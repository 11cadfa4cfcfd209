import { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import { bind, bindFile, bindUpload } from '../../kernel/http/bind.ts'
import { presentUser } from '../../kernel/session/present.ts'
import { checkUser, createUser } from './create.ts'
import { getImage, permitImage, removeImage, setImage } from './image.ts'
import { list } from './list.ts'
import { removeUser } from './remove.ts'
import { handOver, listResponsibilities } from './responsibilities.ts'
import { checkUpdate, updateUser } from './update.ts'

export const userRoutes = [
  bind(calls.users.current, async (_app, _actor, _input, { session }) => ({ User: presentUser(session) })),
  bind(calls.users.list, list),
  bind(calls.users.create, createUser, checkUser),
  bind(calls.users.update, updateUser, checkUpdate),
  bind(calls.users.remove, removeUser),
  bind(calls.users.responsibilities, listResponsibilities),
  bind(calls.users.handOver, handOver),
  bindUpload(calls.users.setImage, setImage, {
    bytes: limits.profileImageBytes,
    tooLarge: 'profileImageTooLarge',
    permit: permitImage,
  }),
  bind(calls.users.removeImage, removeImage),
  bindFile(calls.users.image, getImage),
]
