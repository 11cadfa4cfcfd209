/** Keys of advisory locks, each with one purpose. Two purposes with one key would deadlock. */
export const lockKeys = {
  migrations: 7_463_201,
  firstRun: 7_463_202,
  permissions: 7_463_203,
  outbox: 7_463_204,
  addresses: 7_463_205,
  starterContent: 7_463_206,
  folders: 7_463_207,
  cards: 7_463_208,
  contentCheck: 7_463_209,
  searchIndex: 7_463_216,
  globals: 7_463_220,
  restore: 7_463_222,
  backup: 7_463_230,
  webhooks: 7_463_233,
  hooks: 7_463_234,
  siteImport: 7_463_235,
} as const
