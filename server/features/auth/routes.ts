import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { resendActivation } from '../accounts/invite.ts'
import { checkUser } from '../users/create.ts'
import { forgotPassword } from './forgot-password.ts'
import { login, logout, refreshSession, session } from './login.ts'
import { register } from './register.ts'
import { checkReset, resetAccount } from './reset-account.ts'
import { endSession, logoutEverywhere, sessions } from './sessions.ts'

export const authRoutes = [
  bind(calls.auth.register, register, checkUser),
  bind(calls.auth.resendActivation, resendActivation),
  bind(calls.auth.login, login),
  bind(calls.auth.logout, logout),
  bind(calls.auth.logoutEverywhere, logoutEverywhere),
  bind(calls.auth.session, session),
  bind(calls.auth.refreshSession, refreshSession),
  bind(calls.auth.sessions, sessions),
  bind(calls.auth.endSession, endSession),
  bind(calls.auth.forgotPassword, forgotPassword),
  bind(calls.auth.resetAccount, resetAccount, checkReset),
]
