import type { Client } from '@ximblox/contract/client'
import type { SessionUser } from '@ximblox/contract/people'
import type { TestApp } from './app.ts'

export interface Member {
  client: Client
  user: SessionUser
}

/** A logged-in client and its user. */
export const member = async (test: TestApp, role: Parameters<TestApp['as']>[0]): Promise<Member> => {
  const client = await test.as(role)
  const { User } = await client.users.current({})
  return { client, user: User }
}

/** The id of a default role. */
export const roleNamed = async (test: TestApp, name: string): Promise<number> => {
  const { id } = await test.app.db
    .selectFrom('role')
    .where('name', '=', name)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
