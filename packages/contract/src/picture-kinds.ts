/** Pictures of its work that a venue can have. */
export const maxWorkPictures = 24;

/** Pictures that a review can have. */
export const maxReviewPictures = 3;

/** What a picture of a venue shows: work on somebody, the same before and after, or a room without people. */
export const workSubjects = ['work', 'before_after', 'room'] as const;

/** Why a visitor reports a picture of a venue's work. */
export const pictureReportReasons = ['not_agreed', 'not_theirs', 'indecent', 'other'] as const;

/** Why a visitor reports a picture of a venue's work. */
export type PictureReportReason = (typeof pictureReportReasons)[number];

/** Who agreed to be shown. */
export const consentSources = ['customer', 'guardian'] as const;
