import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, id, line, password, pathID, requiredLine, revision } from './fields.ts'
import { languages } from './locales.ts'
import { colourSchemes, sessionUser, user } from './people.ts'

const name = requiredLine()
const jobTitle = line()

// What a fetched user carries is accepted back.
const ignored = z.optional(z.unknown())

/** The role's id; a role as it was fetched will do. */
const roleID = z.pipe(
  z.union([id, z.looseObject({ ID: id })]),
  z.transform(given => (typeof given === 'number' ? given : given.ID)),
)

const params = z.object({ id: pathID })
const userResponse = z.object({ User: user })
const empty = z.strictObject({})

/** Specification, section 7: Users. */
export const users = {
  current: defineCall({
    method: 'GET',
    path: '/user',
    summary: 'The current user',
    access: 'user',
    response: z.object({ User: sessionUser }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/user/list',
    summary: 'Every user, by name',
    access: { permission: 'manage-users' },
    response: z.object({ data: z.array(user) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/user',
    summary: 'Make a user, who is inactive until the link in the mail that they get was followed',
    access: { permission: 'manage-users' },
    body: z.strictObject({
      email,
      role: roleID,
      profile: z.strictObject({ name, jobTitle: z._default(jobTitle, ''), image: ignored }),
    }),
    response: userResponse,
    errors: ['UM_09'],
  }),
  update: defineCall({
    method: 'PUT',
    path: '/user/{id}',
    summary: 'Change oneself, or with manage-users anyone; keys that are left out stay as they are',
    access: 'user',
    params,
    body: z.strictObject({
      email: z.optional(email),
      role: z.optional(roleID),
      profile: z.optional(
        z.strictObject({ name: z.optional(name), jobTitle: z.optional(jobTitle), image: ignored }),
      ),
      /** Name and job title as the current user is given, for a request without `profile`. */
      name: z.optional(name),
      jobTitle: z.optional(jobTitle),
      active: z.optional(z.boolean()),
      /** The language of the interface, and of mails; null leaves it as it is. */
      language: z.optional(z.nullable(z.enum(languages, 'V_15'))),
      /** The colours of the interface; null leaves them as they are. */
      colourScheme: z.optional(z.nullable(z.enum(colourSchemes, 'V_15'))),
      /** Asked for when one's own e-mail address or password changes. */
      currentPassword: z.optional(password),
      password: z.optional(password),
      confirm: z.optional(password),
      revision: z.optional(revision),
      ID: ignored,
      activated: ignored,
      image: ignored,
      lastLogin: ignored,
    }),
    response: userResponse,
    errors: ['UM_02', 'UM_11', 'PM_02', 'AUTH_02', 'AUTH_03', 'AUTH_06'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/user/{id}',
    summary: 'Erase a user; what they wrote stays, under no name',
    access: { permission: 'manage-users' },
    params,
    body: empty,
    errors: ['UM_02', 'UM_03', 'UM_04', 'UM_10', 'UM_11'],
  }),
  setImage: defineCall({
    method: 'PUT',
    path: '/user/{id}/image',
    summary: 'Set a profile image: one’s own, or with manage-users anyone’s',
    access: 'user',
    transport: 'multipart',
    filePart: 'profileImage',
    params,
    body: empty,
    response: userResponse,
    errors: ['UM_02', 'UM_05', 'UM_06', 'UM_07', 'UM_08', 'ML_09', 'ML_10'],
  }),
  removeImage: defineCall({
    method: 'DELETE',
    path: '/user/{id}/image',
    summary: 'Remove a profile image: one’s own, or with manage-users anyone’s',
    access: 'user',
    params,
    body: empty,
    response: userResponse,
    errors: ['UM_02'],
  }),
  image: defineCall({
    method: 'GET',
    path: '/user/{id}/image/{hash}',
    summary: 'A profile image',
    access: 'user',
    transport: 'file',
    params: z.object({ id: pathID, hash: z.string() }),
    errors: ['ML_04'],
  }),
}
