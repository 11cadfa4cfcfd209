import type { RoleRecord } from './store.ts'

export const presentRole = ({ id, ...role }: RoleRecord) => ({ ID: id, ...role })
