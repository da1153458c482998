/** The former path of `confirm-attendance`: emails that are already sent link to it. */
export const formerAttendancePath = 'coming';
