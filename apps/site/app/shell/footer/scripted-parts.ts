export { NewsletterForm } from '../newsletter/newsletter-form.tsx';
export { ThemeChoice } from './theme-choice.tsx';
