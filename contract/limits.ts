/** Business constants; each names its clause. Sizes in bytes, times in the unit of their name. */
export const limits = {
  /** Specification, section 9: values stay under 255 characters. */
  text: 254,
  /** Specification, section 9: a password is longer than 8 characters. */
  passwordMin: 9,
  passwordMax: 254,
  /** Specification, section 9. */
  pageSize: 25,
  pageSizeMax: 100,
  /** Specification, section 5: at most one element. */
  seoImages: 1,
  /** Specification, section 5: media files and profile images. */
  mediaFileBytes: 104_857_600,
  profileImageBytes: 2_097_152,
  profileImagePixels: 1024,
  /** Specification, section 9: lockout after too many log-ins. */
  loginLockoutMinutes: 10,
  /** Specification, section 5: searching for a page in a menu. */
  pageSearchMin: 3,
  pageSearchRows: 20,
  menuLevels: 3,
  menuEntries: 200,
  /** What one page version may hold. */
  blocks: 500,
  blockDepth: 12,
  versionBytes: 2_097_152,
  bodyBytes: 4_194_304,
  /** What a caller without a session may send in a call that takes no file. */
  anonymousBodyBytes: 65_536,
  jsonDepth: 64,
  /** Errors listed in one answer. */
  errors: 50,
  slug: 255,
  fileName: 128,
  /** A folder name has as many characters; so deep lie folders in one another at most. */
  folderDepth: 16,
  mediaPath: 4_000,
  altText: 1_000,
  /** Files that a search in the library gives. */
  mediaSearchRows: 200,
  /** Specification, section 5: larger pictures than these are warned about. */
  recommendedPicturePixels: 2560,
  recommendedPictureBytes: 1_048_576,
  blockKey: 64,
  seoKeywords: 50,
  /** An open autosave row is continued for this long, then a new row begins. */
  autosaveWindowMinutes: 30,
  /** Comments and feedback of publication requests. */
  remark: 2000,
  /** How long a page stays in the bin. */
  binDays: 30,
  /** How long what a file held before it was replaced can be restored. */
  formerContentDays: 30,
  /** How long autosaves that nothing points at are kept. */
  autosaveDays: 30,
  /** After how long the log keeps only the network of an address. */
  auditAddressDays: 30,
  /** How long a share link opens its version, unless somebody chooses, and at most. */
  shareDays: 14,
  shareDaysMax: 90,
} as const
