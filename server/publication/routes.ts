import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { publish } from './publish.ts'
import { unpublish } from './unpublish.ts'

export const publicationRoutes = [bind(calls.page.publish, publish), bind(calls.page.unpublish, unpublish)]
