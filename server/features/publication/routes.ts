import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { acceptPublication, rejectPublication } from './decide-request.ts'
import { publish } from './publish.ts'
import { republish } from './republish.ts'
import { requestPublication, revokePublication } from './request.ts'
import { getRequestComment, listRequests } from './requests.ts'
import { schedule } from './schedule.ts'
import { listSchedules } from './schedules.ts'
import { unpublish } from './unpublish.ts'

export const publicationRoutes = [
  bind(calls.page.publish, publish),
  bind(calls.page.unpublish, unpublish),
  bind(calls.page.republish, republish),
  bind(calls.page.requestPublication, requestPublication),
  bind(calls.page.revokePublication, revokePublication),
  bind(calls.page.acceptPublication, acceptPublication),
  bind(calls.page.rejectPublication, rejectPublication),
  bind(calls.page.getRequestComment, getRequestComment),
  bind(calls.page.listRequests, listRequests),
  bind(calls.page.schedule, schedule),
  bind(calls.page.listSchedules, listSchedules),
]
