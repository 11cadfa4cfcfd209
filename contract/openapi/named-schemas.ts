import type * as z from 'zod/mini'
import { auditRow } from '../audit.ts'
import { block, cropParams, fileData, imageData } from '../blocks.ts'
import { refusal } from '../call.ts'
import { directory, mediaItem, pageUse } from '../media.ts'
import { menu, menuItem } from '../menus.ts'
import { page, pageRow, pageVersion, publicPage, sibling } from '../pages.ts'
import { permission, ref, role, sessionUser, user } from '../people.ts'

/** Schemas that the API description names once instead of repeating them in every call. */
export const namedSchemas: Record<string, z.ZodMiniType> = {
  AuditRow: auditRow,
  Block: block,
  CropParams: cropParams,
  Directory: directory,
  ErrorCode: refusal.shape.Errors.def.element.shape.code,
  FileData: fileData,
  ImageData: imageData,
  MediaItem: mediaItem,
  Menu: menu,
  MenuItem: menuItem,
  Page: page,
  PageRow: pageRow,
  PageUse: pageUse,
  PageVersion: pageVersion,
  Permission: permission,
  PublicPage: publicPage,
  Ref: ref,
  Role: role,
  SessionUser: sessionUser,
  Sibling: sibling,
  User: user,
}
