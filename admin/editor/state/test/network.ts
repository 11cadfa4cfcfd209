import { offline } from '@ximblox/contract/client/errors'
import type { Clock } from '../saving/clock.ts'
import type { StoreVersion } from '../saving/request.ts'
import type { Server } from './server.ts'

export interface NetworkConditions {
  /** Delays in milliseconds of a request and of its response. */
  delay(): number
  isRequestLost(): boolean
  isAnswerLost(): boolean
  /** Whether a loss is reported, rather than never answered. */
  isLossNoticed(): boolean
}

export const goodConditions: NetworkConditions = {
  delay: () => 50,
  isRequestLost: () => false,
  isAnswerLost: () => false,
  isLossNoticed: () => true,
}

/** A connection on which requests and responses are delayed, reordered or lost. */
export const connect =
  (server: Server, clock: Clock, weather: () => NetworkConditions): StoreVersion =>
  (_versionID, body) =>
    new Promise((resolve, reject) => {
      const conditions = weather()
      const loseMessage = () => {
        if (conditions.isLossNoticed()) reject(offline('lost'))
      }
      clock.after(conditions.delay(), () => {
        if (conditions.isRequestLost()) return loseMessage()
        const answer = answerTo(server, body)
        clock.after(conditions.delay(), () => {
          if (conditions.isAnswerLost()) return loseMessage()
          if ('refusal' in answer) reject(answer.refusal)
          else resolve(answer.success)
        })
      })
    })

const answerTo = (server: Server, body: Parameters<Server['store']>[0]) => {
  try {
    return { success: server.store(body) }
  } catch (error) {
    return { refusal: error instanceof Error ? error : new Error('unknown') }
  }
}
