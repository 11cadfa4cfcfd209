import { toast } from '../../ui/toast.ts'

/** Notifies the user if a call fails. */
export const orNotify = <T>(call: Promise<T>, message: string): Promise<T> =>
  call.catch((error: unknown) => {
    toast(message, 'failed')
    throw error
  })
