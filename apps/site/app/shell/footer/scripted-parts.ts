export { NewsletterForm } from '../newsletter/newsletter-form.tsx';
export { NumbersChoice } from './numbers-choice.tsx';
export { ThemeChoice } from './theme-choice.tsx';
