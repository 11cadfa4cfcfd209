import type * as z from 'zod/mini'
import { apiToken } from '../api-tokens.ts'
import { auditRow } from '../audit.ts'
import { block, cropParams, fileData, imageData } from '../blocks.ts'
import { refusal } from '../call.ts'
import { contentBlock, contentFile, contentImage, contentPage } from '../content.ts'
import { blockChange, historyRow } from '../history.ts'
import { directory, formerContent, mediaItem, pageUse } from '../media.ts'
import { menu, menuItem } from '../menus.ts'
import { openRequest, page, pageRow, pageVersion, publicPage, scheduled, sibling } from '../pages.ts'
import { permission, ref, role, sessionUser, user } from '../people.ts'
import { share } from '../shares.ts'
import { webhook, webhookDelivery } from '../webhooks.ts'

/** Schemas that the OpenAPI document defines once instead of repeating them in every call. */
export const namedSchemas: Record<string, z.ZodMiniType> = {
  APIToken: apiToken,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  AuditRow: auditRow,
  Block: block,
  BlockChange: blockChange,
  ContentBlock: contentBlock,
  ContentFile: contentFile,
  ContentImage: contentImage,
  ContentPage: contentPage,
  CropParams: cropParams,
  Directory: directory,
  ErrorCode: refusal.shape.Errors.def.element.shape.code,
  FileData: fileData,
  FormerContent: formerContent,
  HistoryRow: historyRow,
  ImageData: imageData,
  MediaItem: mediaItem,
  Menu: menu,
  MenuItem: menuItem,
  OpenRequest: openRequest,
  Page: page,
  PageRow: pageRow,
  PageUse: pageUse,
  PageVersion: pageVersion,
  Permission: permission,
  PublicPage: publicPage,
  Ref: ref,
  Role: role,
  Scheduled: scheduled,
  SessionUser: sessionUser,
  Share: share,
  Sibling: sibling,
  User: user,
}
