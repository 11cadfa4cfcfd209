import { readRemembered, remember } from '../remember.ts'

/**
 * The notices about replaced work that the user has answered in this browser; the server forgets them at the next save.
 */
export const answeredNotices = (userID: number, pageID: number) => {
  const name = `answered-${userID}-${pageID}`
  const answered = (readRemembered('localStorage', name) ?? '').split('\n')
  return {
    has: (notice: string | undefined): boolean => notice !== undefined && answered.includes(notice),
    add: (notice: string): void => {
      answered.push(notice)
      remember('localStorage', name, answered.slice(-maxNotices).join('\n'))
    },
  }
}

const maxNotices = 50
