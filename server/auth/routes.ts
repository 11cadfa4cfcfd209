import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { login, logout, refreshSession, session } from './login.ts'

export const authRoutes = [
  bind(calls.auth.login, login),
  bind(calls.auth.logout, logout),
  bind(calls.auth.session, session),
  bind(calls.auth.refreshSession, refreshSession),
]
