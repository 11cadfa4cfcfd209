import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, id, line, password, pathID, requiredLine, revision } from './fields.ts'
import { languages } from './locales.ts'
import { undeliverableAddress } from './mails.ts'
import { colourSchemes, sessionUser, user } from './people.ts'

export const listedUser = z.object({
  ...user.shape,
  /** Whether emails to the address of the user come back, such as the invitation. */
  undeliverable: undeliverableAddress,
})
export type ListedUser = z.output<typeof listedUser>

const name = requiredLine()
const jobTitle = line()

// Fields of a fetched user are accepted and ignored.
const ignored = z.optional(z.unknown())

/** The id of a role, or a fetched role. */
const roleID = z.pipe(
  z.union([id, z.looseObject({ ID: id })]),
  z.transform(given => (typeof given === 'number' ? given : given.ID)),
)

const params = z.object({ id: pathID })
const userResponse = z.object({ User: user })
const empty = z.strictObject({})

/** Users of the admin area. */
export const users = {
  current: defineCall({
    method: 'GET',
    path: '/user',
    summary: 'Get the current user',
    access: 'user',
    response: z.object({ User: sessionUser }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/user/list',
    summary: 'List all users by name',
    access: { permission: 'manage-users' },
    response: z.object({ data: z.array(listedUser) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/user',
    summary: 'Create a user, who is inactive until they follow the link in their activation email',
    access: { permission: 'manage-users' },
    body: z.strictObject({
      email,
      role: roleID,
      profile: z.strictObject({ name, jobTitle: z._default(jobTitle, ''), image: ignored }),
    }),
    response: userResponse,
    errors: ['userCreationFailed'],
  }),
  update: defineCall({
    method: 'PUT',
    path: '/user/{id}',
    summary: 'Update the current user, or with `manage-users` any user; absent keys stay unchanged',
    access: 'user',
    params,
    body: z.strictObject({
      email: z.optional(email),
      role: z.optional(roleID),
      profile: z.optional(
        z.strictObject({ name: z.optional(name), jobTitle: z.optional(jobTitle), image: ignored }),
      ),
      /** Name and job title at the top level, as in the current user, for requests without `profile`. */
      name: z.optional(name),
      jobTitle: z.optional(jobTitle),
      active: z.optional(z.boolean()),
      /** The language of the interface and of emails; null leaves it unchanged. */
      language: z.optional(z.nullable(z.enum(languages, 'valueNotAllowed'))),
      /** null leaves it unchanged. */
      colourScheme: z.optional(z.nullable(z.enum(colourSchemes, 'valueNotAllowed'))),
      /** Required to change one's own email address or password. */
      currentPassword: z.optional(password),
      password: z.optional(password),
      confirm: z.optional(password),
      revision: z.optional(revision),
      ID: ignored,
      activated: ignored,
      image: ignored,
      lastLogin: ignored,
      undeliverable: ignored,
    }),
    response: userResponse,
    errors: [
      'userNotFound',
      'lastAdministrator',
      'staleRevision',
      'wrongPassword',
      'tooManyLoginAttempts',
      'passwordTooWeak',
    ],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/user/{id}',
    summary: 'Erase a user; their content stays without a name',
    access: { permission: 'manage-users' },
    params,
    body: empty,
    errors: [
      'userNotFound',
      'auditLogDeletionFailed',
      'profileDeletionFailed',
      'userDeletionFailed',
      'lastAdministrator',
    ],
  }),
  setImage: defineCall({
    method: 'PUT',
    path: '/user/{id}/image',
    summary: 'Set the profile image of the current user, or with `manage-users` of any user',
    access: 'user',
    transport: 'multipart',
    filePart: 'profileImage',
    params,
    body: empty,
    response: userResponse,
    errors: [
      'userNotFound',
      'profileImageTooLarge',
      'unsupportedImageFormat',
      'invalidImage',
      'imageDimensionsTooLarge',
      'uploadIncomplete',
      'noSpaceForFile',
    ],
  }),
  removeImage: defineCall({
    method: 'DELETE',
    path: '/user/{id}/image',
    summary: 'Remove the profile image of the current user, or with `manage-users` of any user',
    access: 'user',
    params,
    body: empty,
    response: userResponse,
    errors: ['userNotFound'],
  }),
  image: defineCall({
    method: 'GET',
    path: '/user/{id}/image/{hash}',
    summary: 'Get a profile image',
    access: 'user',
    transport: 'file',
    params: z.object({ id: pathID, hash: z.string() }),
    errors: ['mediaNotFound'],
  }),
}
