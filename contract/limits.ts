/** Limits. Sizes are in bytes, times in the unit of their name. */
export const limits = {
  /** Values stay under 255 characters. */
  text: 254,
  /** A password is longer than 8 characters. */
  passwordMin: 9,
  passwordMax: 254,
  pageSize: 25,
  pageSizeMax: 100,
  /** Results of a search of the site that a visitor gets at once. */
  visitorSearchResults: 25,
  /** At most one element. */
  seoImages: 1,
  /** Media files and profile images. */
  mediaFileBytes: 104_857_600,
  profileImageBytes: 2_097_152,
  profileImagePixels: 1024,
  /** Lockout after too many failed logins. */
  loginLockoutMinutes: 10,
  /** Searching for a page in a menu. */
  pageSearchMin: 3,
  pageSearchRows: 20,
  /** Pages that can be asked for by id, and published pages that are listed at once. */
  pagesByID: 200,
  publishedPages: 1000,
  menuLevels: 3,
  menuItems: 200,
  /** Size of one page version. */
  blocks: 500,
  blockDepth: 12,
  versionBytes: 2_097_152,
  bodyBytes: 4_194_304,
  /** Size of an anonymous request that asks for something, with ids, paths and words. */
  anonymousBodyBytes: 16_384,
  /** Size of an anonymous request with texts, as forms and calls of a site have them. */
  anonymousTextBytes: 65_536,
  jsonDepth: 160,
  /** Errors listed in one response. */
  errors: 50,
  slug: 255,
  /** A path that redirects, which is indexed, and the URL that it leads to. */
  redirectPath: 600,
  url: 2_000,
  /** Parameters of a query that redirects; a visitor's may have more. */
  redirectParams: 8,
  /** Redirects that are deleted by id at once. */
  redirectsByID: 1_000,
  /** Hosts that a site had before. */
  formerHosts: 20,
  /** Lines of an import of redirects, and its characters. */
  redirectImportLines: 200_000,
  redirectImportCharacters: 20_000_000,
  redirectImportBytes: 41_943_040,
  /** Lines that are reported with their errors. */
  redirectImportReported: 5_000,
  /** Groups of synonyms in each language, the entries of a group, the characters and the words of an entry. */
  synonymGroups: 200,
  synonymWords: 8,
  synonymLength: 60,
  synonymSize: 4,
  fileName: 255,
  /** How deep folders can be nested; their names are limited like file names. */
  folderDepth: 16,
  mediaPath: 4_000,
  altText: 1_000,
  /** Results of a search in the media library. */
  mediaSearchRows: 200,
  /** Larger images cause a warning. */
  recommendedImagePixels: 2560,
  recommendedImageBytes: 1_048_576,
  blockKey: 64,
  /** A path to a field in a block or page. */
  fieldPath: 300,
  /** Values of one page that a browser keeps because they cannot be stored, and days that this is reported. */
  heldPlaces: 50,
  heldValueDays: 30,
  /** Locales of a site. */
  locales: 50,
  seoKeywords: 50,
  tagName: 64,
  /** Results of a search for tags. */
  tagSearchRows: 50,
  /** Tags of a page field or a file. */
  tags: 100,
  /** Autosaves within this time share one version. */
  autosaveWindowMinutes: 30,
  /** Comments and feedback of publication requests. */
  remark: 2000,
  /** The text of a letter to people with submissions. */
  letter: 5_000,
  /** Days that a page stays in the bin. */
  binDays: 30,
  /** Days that the former content of a replaced file can be restored. */
  formerContentDays: 30,
  /** Days that unreferenced autosaves are kept. */
  autosaveDays: 30,
  /** Days after which IP addresses in the audit log are truncated. */
  auditAddressDays: 30,
  /** Default and maximum lifetime of a preview link. */
  shareDays: 14,
  shareDaysMax: 90,
  /** Sites whose scripts may use an API token. */
  apiTokenOrigins: 20,
} as const
